# What the machine needs: Debian packages, and a recent enough Java for Keycloak.
# shellcheck shell=bash

PACKAGES=(
  ca-certificates curl unzip
  caddy
  prometheus
  postgresql
  clamav-daemon clamav clamdscan
  chromium chromium-headless-shell fonts-noto-core
  poppler-utils qpdf
  tesseract-ocr tesseract-ocr-eng tesseract-ocr-hin tesseract-ocr-osd
  fonts-ocr-b fonts-dejavu-core fonts-dejavu-extra
)

package_installed() { [[ $(dpkg-query -W -f='${Status}' "$1" 2>/dev/null) == 'install ok installed' ]]; }

# A program may have been deleted by hand: Debian still counts its package as installed.
package_whole() {
  local file
  while read -r file; do
    [[ -e $file ]] || return 1
  done < <(dpkg -L "$1" 2>/dev/null | grep -E '^/[^ ]*/s?bin/[^/]+$')
}

# The packages of PostgreSQL's version, which the package "postgresql" only names.
postgres_packages() { dpkg-query -W -f='${Package} ${db:Status-Status}\n' 'postgresql-[0-9]*' 'postgresql-client-[0-9]*' 2>/dev/null | sed -n 's/ installed$//p'; }

as_root() {
  if ((EUID == 0)); then "$@"; else sudo -n "$@"; fi
}

# Installs packages, and again those of which a program is missing.
apt_install() {
  local lock=$CACHE/apt.lock
  say "installing $*"
  (
    flock 8
    as_root apt-get update -qq
    # RUNLEVEL=1 keeps Debian from starting a service for each installed server; the stack starts its own on other ports.
    as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
      apt-get install -y -qq --reinstall --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
  ) 8>"$lock" >>"$STACK/logs/packages.log" 2>&1 || die "apt-get failed; see $STACK/logs/packages.log"
}

java_major() { java -version 2>&1 | sed -nE '1s/.*version "([0-9]+).*/\1/p'; }

packages_install() {
  local name missing=()
  for name in "${PACKAGES[@]}"; do package_installed "$name" && package_whole "$name" || missing+=("$name"); done
  for name in $(postgres_packages); do package_whole "$name" || missing+=("$name"); done
  command -v java >/dev/null && (($(java_major) >= 17)) || missing+=(openjdk-17-jre-headless)
  if ! keycloak_cached && ! command -v mvn >/dev/null; then missing+=(maven); fi
  if ! s3_cached && ! command -v go >/dev/null; then missing+=(golang-go); fi
  ((${#missing[@]} == 0)) || apt_install "${missing[@]}"
}
