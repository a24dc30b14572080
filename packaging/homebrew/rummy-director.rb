# brew install --build-from-source --HEAD packaging/homebrew/rummy-director.rb
class RummyDirector < Formula
  desc "Tournament software for clubs that play rummy"
  homepage "https://rummydirector.invalid"
  license "MIT"
  head "https://rummydirector.invalid/rummy-director.git", branch: "main"

  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "pkgconf" => :build
  depends_on "qrcodegen" => :build
  depends_on "gnutls"
  depends_on "libmicrohttpd"
  depends_on "libxlsxwriter"
  depends_on "libzip"
  depends_on "qpdf"
  depends_on "qt"
  depends_on "sqlite"

  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DRUMMY_TESTS=OFF", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/rummy-director-cli --version") unless build.head?
    seats = shell_output("#{bin}/rummy-director-cli seat --players 8 --rounds 2 --steps 1000")
    assert_equal 17, seats.lines.count
  end
end
