/** Related documents whose text is ours: each is a page under the constitution, and a PDF made of that page. */
export const relatedPages = [
  { name: 'bylaws', title: 'Bylaws', file: '/documents/bylaws.pdf' },
  { name: 'code-of-conduct', title: 'Code of Conduct', file: '/documents/code-of-conduct.pdf' },
] as const
