/** The picture of a preview is shown where the visitor asks for it. */
export default { pictures: true };
