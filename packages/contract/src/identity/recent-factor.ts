// How long ago a session may have proved who uses it, for calls with `needsRecentSignIn`.
export const recentFactorSeconds = 300;
