#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QSslSocket>
#include <QTcpSocket>

#include <memory>

/// A minimal browser: sends bytes to a server on the loopback and reads the response.
class Browser
{
public:
    /// `from` is one of this computer's addresses; empty: the usual one.
    explicit Browser(std::uint16_t port, const QString& from = {})
    {
        if (!from.isEmpty()) {
            socket_->bind(QHostAddress(from));
        }
        socket_->connectToHost(QStringLiteral("127.0.0.1"), port);
        isConnected_ = socket_->waitForConnected(patience);
    }

    [[nodiscard]] bool isConnected() const { return isConnected_; }
    [[nodiscard]] QTcpSocket& socket() const { return *socket_; }

    void send(const QByteArray& bytes) const
    {
        socket_->write(bytes);
        while (socket_->bytesToWrite() > 0 && socket_->waitForBytesWritten(patience)) {
        }
    }

    /// A whole response, closed by the server; whatever arrived if it is not.
    [[nodiscard]] QByteArray answer() const
    {
        while (socket_->state() == QAbstractSocket::ConnectedState &&
               socket_->waitForReadyRead(patience)) {
        }
        return socket_->readAll();
    }

    /// The response until it contains these bytes.
    [[nodiscard]] QByteArray answerWith(const QByteArray& wanted) const
    {
        QByteArray bytes;
        do {
            bytes += socket_->readAll();
        } while (!bytes.contains(wanted) && socket_->waitForReadyRead(patience));
        return bytes;
    }

    /// Whether the server ends the connection.
    [[nodiscard]] bool isEnded() const
    {
        return socket_->state() == QAbstractSocket::UnconnectedState ||
               socket_->waitForDisconnected(patience);
    }

    static constexpr int patience = 20'000;

private:
    std::unique_ptr<QTcpSocket> socket_ = std::make_unique<QTcpSocket>();
    bool isConnected_ = false;
};

/// A page request; each header ends with a line break.
inline QByteArray getRequest(const QByteArray& path, const QByteArray& headers = {})
{
    return "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + headers +
           "\r\n";
}

inline QByteArray postRequest(const QByteArray& path, const QByteArray& body)
{
    return "POST " + path +
           " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
           "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

/// The whole response to a request.
inline QByteArray asked(std::uint16_t port, const QByteArray& request)
{
    const Browser browser(port);
    browser.send(request);
    return browser.answer();
}

/// The same by HTTPS, whatever the certificate.
inline QByteArray askedEncrypted(std::uint16_t port, const QByteArray& request)
{
    QSslSocket socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForEncrypted(Browser::patience)) {
        return {};
    }
    socket.write(request);
    while (socket.state() == QAbstractSocket::ConnectedState &&
           socket.waitForReadyRead(Browser::patience)) {
    }
    return socket.readAll();
}

inline int statusOf(const QByteArray& answer)
{
    return answer.mid(9, 3).toInt();
}
