# What the machine needs: Debian packages, and a recent enough Java for Keycloak.
# shellcheck shell=bash

PACKAGES=(
  ca-certificates curl unzip
  postgresql
  clamav-daemon clamav clamdscan
  chromium chromium-headless-shell fonts-noto-core
  poppler-utils qpdf
  tesseract-ocr tesseract-ocr-eng tesseract-ocr-hin tesseract-ocr-osd
  fonts-ocr-b fonts-dejavu-core fonts-dejavu-extra
)

package_installed() { [[ $(dpkg-query -W -f='${Status}' "$1" 2>/dev/null) == 'install ok installed' ]]; }

as_root() {
  if ((EUID == 0)); then "$@"; else sudo -n "$@"; fi
}

apt_install() {
  local lock=$CACHE/apt.lock
  say "installing $*"
  (
    flock 8
    as_root apt-get update -qq
    # RUNLEVEL=1 keeps Debian from starting a service for each installed server; the stack starts its own on other ports.
    as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
      apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
  ) 8>"$lock" >>"$STACK/logs/packages.log" 2>&1 || die "apt-get failed; see $STACK/logs/packages.log"
}

java_major() { java -version 2>&1 | sed -nE '1s/.*version "([0-9]+).*/\1/p'; }

packages_install() {
  local name missing=()
  for name in "${PACKAGES[@]}"; do package_installed "$name" || missing+=("$name"); done
  command -v java >/dev/null && (($(java_major) >= 17)) || missing+=(openjdk-17-jre-headless)
  if ! keycloak_cached && ! command -v mvn >/dev/null; then missing+=(maven); fi
  if ! s3_cached && ! command -v go >/dev/null; then missing+=(golang-go); fi
  ((${#missing[@]} == 0)) || apt_install "${missing[@]}"
}
