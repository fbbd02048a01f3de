/** The categories whose pages have share images of their own: what each shows, and its heading. */

interface ShareTopic {
  image: 'case' | 'article'
  /** A case's practice area, or an article's category. */
  topic: string
  /** What is drawn, in words. */
  alt: string
  /** The heading that is drawn; that of its kind by default. */
  heading?: string
}

export const shareTopics: readonly ShareTopic[] = [
  { image: 'case', topic: 'Housing Rights', alt: 'A small house with its door ajar' },
  { image: 'case', topic: 'Employment', alt: 'A payslip and a clock' },
  { image: 'case', topic: 'Family Law', alt: 'A parent and a child, hand in hand' },
  { image: 'case', topic: 'Immigration', alt: 'A suitcase' },
  { image: 'case', topic: 'Criminal Defense', alt: 'A microphone on a table' },
  { image: 'case', topic: 'Civil Rights', alt: 'Three people under a banner' },
  { image: 'article', topic: 'Know Your Rights', alt: 'A list, ticked off' },
  { image: 'article', topic: 'Legal Updates', alt: 'An open book with a bookmark', heading: 'Legal updates' },
  { image: 'article', topic: 'Case Analysis', alt: 'A box of files', heading: 'Case analysis' },
  { image: 'article', topic: 'Success Stories', alt: 'A key with a tag', heading: 'Success stories' },
  { image: 'article', topic: 'Organizational News', alt: 'Three people', heading: 'Our news' },
]

/** 'case-housing-rights', the file of a topic's image without its extension. */
export const getTopicImageName = (image: string, topic: string) =>
  `${image}-${topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
