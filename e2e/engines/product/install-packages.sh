#!/usr/bin/env bash
# Installs Firefox and WebKit with its driver where they are missing. Only `npm run e2e -- engines` needs them, so `ops/stack up` does not.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
# shellcheck source-path=SCRIPTDIR source=../../../ops/parts/settings.sh
source "$ROOT/ops/parts/settings.sh"
# shellcheck source-path=SCRIPTDIR source=../../../ops/parts/packages.sh
source "$ROOT/ops/parts/packages.sh"

declare -A OF_ENGINE=(
  [firefox]='firefox-esr'
  [webkit]='webkit2gtk-driver gir1.2-webkit2-4.1 gjs xvfb'
)

missing=()
for engine in "$@"; do
  for name in openssl ${OF_ENGINE[$engine]}; do package_installed "$name" || missing+=("$name"); done
done
((${#missing[@]} == 0)) || apt_install "${missing[@]}"
