-- #region one
local a = 1
-- #endregion
