const before = 1;
// #region part
const shown = 2;
// #endregion part
