/**
 * Characters that nobody sees: marks of direction, spaces without width, soft hyphens, variation selectors, tags. They
 * come along when texts are copied from a message, a PDF or a list of contacts. Within words some of them mean something,
 * such as the joiners of Persian; in what a program reads as well, such as an address, a number or a code, none does.
 */

// Unicode's own list (DerivedCoreProperties.txt), and the marks of interlinear notes, which it leaves out.
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** The text without them. For addresses, numbers and codes: names and stories keep theirs. */
export const removeInvisible = (text: string): string => text.replace(invisibleCharacters, '')
