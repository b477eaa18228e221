// Colours of the marks over a portal's page; they do not follow our theme, because the page below does not either.
export const markStyles = `
.layer { position: fixed; inset: 0; overflow: hidden; pointer-events: none; z-index: 2147483646; }
.mark { position: absolute; top: 0; left: 0; box-sizing: border-box; border-radius: 3px; }
.mark[hidden] { display: none; }
.planned { border: 1px dashed #4d6fb3; }
.typed { border: 2px solid #35507f; }
.equal { border: 2px solid #2b8a3e; }
.differs { border: 2px solid #d32f2f; box-shadow: 0 0 0 3px rgb(211 47 47 / 18%); }
.personal { border: 1px dashed #b87700; box-shadow: 0 0 0 3px rgb(184 119 0 / 16%); }
.badge { position: absolute; right: -7px; top: -7px; width: 15px; height: 15px; border-radius: 50%; box-shadow: 0 0 0 2px #fff;
  font: 700 11px/15px Inter, 'Liberation Sans', Arial, sans-serif; text-align: center; color: #fff; }
.equal .badge { background: #2b8a3e; }
.differs .badge { background: #d32f2f; }
.flag { position: absolute; right: 14px; top: -21px; height: 19px; max-width: 340px; padding: 0 7px; border-radius: 4px; overflow: hidden;
  font: 600 11px/19px Inter, 'Liberation Sans', Arial, sans-serif; white-space: nowrap; text-overflow: ellipsis; color: #fff;
  background: #35507f; box-shadow: 0 2px 6px rgb(16 24 40 / 25%); }
.equal .flag { background: #1f6b30; }
.differs .flag { background: #a61b1b; }
.personal .flag { background: #6b4400; }
@media print { .layer { display: none; } }
@media (forced-colors: active) { .mark { border-color: Highlight; forced-color-adjust: none; } }
`;
