#include "laptop.h"
#include "tests/suite.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_club_money {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;
using core::MergeFate;
using core::StartNumber;

namespace {

/// Four people, two of whom have paid 5 € each.
core::Tournament paidEvening()
{
    auto evening = oneTable(u"Abend"_s);
    evening.settings.date = QDate(2026, 5, 14);
    evening.settings.startFeeCents = 500;
    evening.participants[0].setPaidCents(500);
    evening.participants[1].setPaidCents(500);
    return evening;
}

std::int64_t money(Laptop& laptop)
{
    return laptop.club().cashBook({}).closing();
}

core::TournamentId newest(Laptop& laptop)
{
    core::TournamentId id{0};
    for (const auto& summary : laptop.store().read().tournaments()) {
        id = std::max(id, summary.id);
    }
    return id;
}

bool remove(Laptop& laptop, core::TournamentId id = core::TournamentId{1})
{
    return laptop.service().remove(id).ok();
}

bool pay(Laptop& laptop, std::int64_t cents)
{
    return laptop.service()
        .run(core::TournamentId{1}, core::takePayment, StartNumber{1}, core::FeePayment{cents})
        .ok();
}

/// Whatever comes only if it is chosen.
core::MergeChoices takingAll(Laptop& laptop, Laptop& other)
{
    core::MergeChoices choices;
    choices.mark = u"A"_s;
    const auto plan = laptop.preview(other);
    for (const auto& line : plan->lines) {
        if (line.fate == MergeFate::Different || line.fate == MergeFate::Deleted) {
            choices.taken.insert(line.id);
        }
    }
    return choices;
}

} // namespace

/// An evening's start fees are in the club's cash book once, whatever comes of the evening.
class TestClubMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deletedHereStaysThere()
    {
        auto [one, two] = laptops();
        QVERIFY(remove(*one));
        QCOMPARE(money(*one), std::int64_t{1'000});
        QVERIFY(two->merge(*one));
        QCOMPARE(money(*two), std::int64_t{1'000});
        QVERIFY(one->merge(*two));
        QCOMPARE(money(*one), std::int64_t{1'000});
        QVERIFY(one->merge(*two, takingAll(*one, *two)));
        QCOMPARE(one->store().read().tournaments().size(), std::size_t{1});
        QCOMPARE(money(*one), std::int64_t{1'000});
    }

    void bothDeletedIt()
    {
        auto [one, two] = laptops();
        QVERIFY(remove(*one));
        QVERIFY(remove(*two));
        QVERIFY(one->merge(*two));
        QCOMPARE(money(*one), std::int64_t{1'000});
        QCOMPARE(one->store().read().clubRecords().cash.size(), std::size_t{1});
    }

    void deletedAgainWithOtherMoney()
    {
        auto [one, two] = laptops();
        QVERIFY(remove(*one));
        QVERIFY(pay(*two, -500));
        QVERIFY(one->merge(*two, takingAll(*one, *two)));
        QCOMPARE(money(*one), std::int64_t{500});
        QVERIFY(remove(*one, newest(*one)));
        QCOMPARE(money(*one), std::int64_t{500});
        QCOMPARE(one->store().read().clubRecords().cash.size(), std::size_t{1});
    }

    void besideCountsForNothing_data()
    {
        QTest::addColumn<int>("deleted");
        QTest::addColumn<qint64>("left");
        QTest::newRow("the version beside") << 2 << qint64{1'100};
        QTest::newRow("this copy's version") << 1 << qint64{1'200};
    }

    void besideCountsForNothing()
    {
        QFETCH(int, deleted);
        QFETCH(qint64, left);
        auto [one, two] = laptops();
        QVERIFY(pay(*one, 200));
        QVERIFY(pay(*two, 100));
        QVERIFY(two->merge(*one, takingAll(*two, *one)));
        QCOMPARE(two->store().read().tournaments().size(), std::size_t{2});
        QCOMPARE(money(*two), std::int64_t{1'100});
        QVERIFY(two->club().atStake(core::TournamentId{2}).empty());
        QVERIFY(remove(*two, core::TournamentId{deleted}));
        QCOMPARE(static_cast<qint64>(money(*two)), left);
        QVERIFY(two->store().read().clubRecords().cash.empty());
        QVERIFY(!two->club().atStake(newest(*two)).empty());
        QVERIFY(remove(*two, newest(*two)));
        QCOMPARE(static_cast<qint64>(money(*two)), left);
        QVERIFY(two->isSound());
    }

    void importedAgainCountsOnce()
    {
        auto [one, two] = laptops();
        const auto file = *one->service().exported(core::TournamentId{1});
        QVERIFY(!file.copyOf.value.isNull());
        QVERIFY(remove(*one));
        for (int times = 0; times < 3; ++times) {
            QVERIFY(one->service().import(file));
            QCOMPARE(money(*one), std::int64_t{1'000});
        }
        QVERIFY(two->merge(*one));
        QCOMPARE(money(*two), std::int64_t{1'000});
        for (auto* const laptop : {one.get(), two.get()}) {
            for (const auto& summary : laptop->store().read().tournaments()) {
                QVERIFY(remove(*laptop, summary.id));
                QCOMPARE(money(*laptop), std::int64_t{1'000});
            }
            QVERIFY(laptop->isSound());
        }
    }

    /// By what is in it: files of older programs do not say which evening they are.
    void oldFileCountsOnce()
    {
        Laptop one(u"eins"_s);
        QVERIFY(one.service().import(paidEvening()));
        QVERIFY(one.service().import(paidEvening()));
        QCOMPARE(money(one), std::int64_t{1'000});
        auto other = paidEvening();
        other.settings.name = u"Ein anderer"_s;
        QVERIFY(one.service().import(other));
        QCOMPARE(money(one), std::int64_t{2'000});
    }

    void sampleEveningIsNoMoney()
    {
        Laptop one(u"eins"_s);
        auto sample = paidEvening();
        sample.copyOf = core::sampleEvening;
        for (int times = 0; times < 2; ++times) {
            QVERIFY(one.service().import(sample));
            QCOMPARE(money(one), std::int64_t{0});
        }
        core::CashMovement expense;
        expense.evening = one.store().read().tournaments().front().uuid;
        expense.cents = 300;
        expense.text = u"Saal"_s;
        QVERIFY(one.club().run(core::bookCash, expense));
        QCOMPARE(money(one), std::int64_t{0});
        const auto file = *one.service().exported(core::TournamentId{1});
        Laptop two(u"zwei"_s, one);
        QVERIFY(two.service().import(file));
        QCOMPARE(money(two), std::int64_t{0});
        for (const auto& summary : two.store().read().tournaments()) {
            QVERIFY(two.club().atStake(summary.id).empty());
            QVERIFY(remove(two, summary.id));
            QCOMPARE(money(two), std::int64_t{0});
        }
    }

    /// Evenings are deleted, imported, merged both ways and put beside one another: the money is
    /// always that of before.
    void moneyStaysWhileEveningsComeAndGo()
    {
        for (int seed = 1; seed <= test_suite::count(8); ++seed) {
            QRandomGenerator random(static_cast<quint32>(seed));
            auto [one, two] = laptops();
            auto undated = paidEvening();
            undated.settings.date.reset();
            undated.settings.name = u"Ohne Tag"_s;
            QVERIFY(one->service().import(undated));
            QVERIFY(two->merge(*one));
            const auto before = money(*one);
            QCOMPARE(before, std::int64_t{2'000});
            for (int step = 0; step < 12; ++step) {
                Laptop& laptop = random.bounded(2) == 0 ? *one : *two;
                goOn(laptop, &laptop == one.get() ? *two : *one, random);
                QVERIFY2(money(*one) == before && money(*two) == before,
                         qPrintable(u"seed %1, step %2: %3, %4"_s.arg(seed)
                                        .arg(step)
                                        .arg(money(*one))
                                        .arg(money(*two))));
            }
            QVERIFY(one->isSound());
            QVERIFY(two->isSound());
        }
    }

private:
    using Pair = std::pair<std::unique_ptr<Laptop>, std::unique_ptr<Laptop>>;

    /// Two copies of a club with one evening.
    static Pair laptops()
    {
        auto one = std::make_unique<Laptop>(u"eins"_s);
        if (!one->service().import(paidEvening())) {
            throw core::StoreFailure(core::StoreFailure::Kind::Other, {});
        }
        auto two = std::make_unique<Laptop>(u"zwei"_s, *one);
        return {std::move(one), std::move(two)};
    }

    /// Anything but taking money.
    static void goOn(Laptop& laptop, Laptop& other, QRandomGenerator& random)
    {
        const auto club = laptop.store().read().tournaments();
        const auto any = [&] {
            return club[static_cast<std::size_t>(random.bounded(static_cast<int>(club.size())))].id;
        };
        switch (club.empty() ? 4 : random.bounded(6)) {
        case 0:
            QVERIFY(remove(laptop, any()));
            break;
        case 1: {
            const auto id = any();
            const auto file = laptop.service().exported(id);
            if (random.bounded(2) == 0) {
                QVERIFY(remove(laptop, id));
            }
            QVERIFY(laptop.service().import(*file));
            break;
        }
        case 2:
        case 3: {
            core::Enrolment guest;
            guest.name = u"Gast %1"_s.arg(random.generate());
            QVERIFY(laptop.service().run(any(), core::enrol, {guest}));
            break;
        }
        default:
            QVERIFY(laptop.merge(other, random.bounded(2) == 0 ? takingAll(laptop, other)
                                                               : core::MergeChoices()));
        }
    }
};

RUMMY_TEST(TestClubMoney)

} // namespace tst_club_money

#include "tst_club_money.moc"
