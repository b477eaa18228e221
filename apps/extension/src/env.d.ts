interface ImportMetaEnv {
  readonly APP_ORIGINS?: readonly string[]; // set by wxt.config.ts
}
