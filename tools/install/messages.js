/** Texts of the installation. */
export const messages = {
  /** @param {string} folder */
  installing: (folder) => `Installing packages${folder ? ` in ${folder}` : ""} …`,
  /** @param {string} reason */
  notInstalled: (reason) => (reason ? `npm ci failed: ${reason}` : "npm ci failed. The lines above say why."),
  /**
   * @param {number} needed
   * @param {string} platform
   * @param {string} own
   */
  wrongNode: (needed, platform, own) =>
    `The site needs Node ${needed}. npm has no package of it for ${platform}, and this machine has Node ${own}. Install Node ${needed} or newer.`,
};
