/** Pictures of other sites are shown where the visitor asks for them. */
export default { pictures: true };
