/** The picture of a preview is shown if the visitor asks for it. */
export default { pictures: true };
