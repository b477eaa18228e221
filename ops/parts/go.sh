# A recent enough Go. From 1.21 on, Go fetches a newer toolchain by itself. Debian 12 has 1.19, which can fetch one as an
# ordinary module, checked against Go's checksum database.
# shellcheck shell=bash

GO_TOOLCHAIN=go1.26.8

go_command() {
  local minor folder
  minor=$(go version | sed -nE 's/.* go1\.([0-9]+).*/\1/p')
  if ((minor >= 21)); then
    command -v go
    return
  fi
  folder=$(cd / && go mod download -json "golang.org/toolchain@v0.0.1-$GO_TOOLCHAIN.linux-amd64" | sed -nE 's/.*"Dir": "(.*)".*/\1/p')
  [[ -d $folder ]] || return 1
  # Files of a module are unpacked without the executable bit.
  find "$folder/bin" "$folder/pkg/tool" -type f -exec chmod +x {} +
  echo "$folder/bin/go"
}
