/** The categories whose pages have share images of their own: what each shows, and its heading. */

interface ShareTopic {
  image: 'case' | 'article'
  /** A case's practice area, or an article's category. */
  topic: string
  /** One of the subjects of the site's drawings (`mfe-public/src/components/drawings`). */
  subject: string
  /** The subject in words. */
  alt: string
  /** In two lines, and one below them; what the image of its kind says by default. */
  heading?: readonly [string, string]
  line?: string
}

export const shareTopics: readonly ShareTopic[] = [
  { image: 'case', topic: 'Housing Rights', subject: 'house', alt: 'A small house with its door ajar' },
  { image: 'case', topic: 'Employment', subject: 'payslip', alt: 'A payslip and a clock' },
  {
    image: 'case',
    topic: 'Family Law',
    subject: 'parentAndChild',
    alt: 'A parent and a child, hand in hand',
  },
  { image: 'case', topic: 'Immigration', subject: 'suitcase', alt: 'A suitcase' },
  { image: 'case', topic: 'Criminal Defense', subject: 'microphone', alt: 'A microphone on a table' },
  { image: 'case', topic: 'Civil Rights', subject: 'placards', alt: 'Three people under a banner' },
  { image: 'article', topic: 'Know Your Rights', subject: 'clipboard', alt: 'A list, ticked off' },
  {
    ...{ image: 'article', topic: 'Legal Updates', subject: 'book' },
    ...{
      alt: 'An open book with a bookmark',
      heading: ['Legal', 'updates'],
      line: 'What has changed, in plain words',
    },
  },
  {
    ...{ image: 'article', topic: 'Case Analysis', subject: 'fileBox' },
    ...{ alt: 'A box of files', heading: ['Case', 'analysis'], line: 'What courts have decided, and why' },
  },
  {
    ...{ image: 'article', topic: 'Success Stories', subject: 'keys' },
    ...{ alt: 'A key with a tag', heading: ['Success', 'stories'], line: 'How people got through' },
  },
  {
    ...{ image: 'article', topic: 'Organizational News', subject: 'group' },
    ...{ alt: 'Three people', heading: ['Our', 'news'], line: 'From our office' },
  },
]

/** 'case-housing-rights', the file of a topic's image without its extension. */
export const getTopicImageName = (image: string, topic: string) =>
  `${image}-${topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
