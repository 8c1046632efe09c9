/** Pictures from other sites are shown if the visitor asks for them. */
export default { pictures: true };
