/** The pictures beside a link to one of our pages: each is drawn as SVG and sent as the PNG beside it. */
import path from 'node:path'
import type { PageImage } from '@access/kit'
import express, { type RequestHandler } from 'express'

export const shareImageSize = { width: 1200, height: 630 }

/** What the picture of each kind of page shows, in words. */
const kindImages: Record<PageImage, string> = {
  page: 'A door left ajar, with warm light falling out of it, beside the words “Free legal help”',
  case: 'A file on court paper under a lamp in a lit doorway, beside the words “A case we worked on”',
  judgment: 'A sheet of numbered court paper in a doorway, beside the words “A judgment, in plain words”',
  event: 'A calendar leaf in a lit doorway, beside the words “Come and ask”',
  article: 'A printed page under a lamp in a doorway, beside the words “Know your rights”',
  person: 'A person standing in a lit doorway, beside the words “The people who help”',
}

const kindHeadings = { case: 'A case we worked on', article: 'Know your rights' }

interface ShareTopic {
  image: 'case' | 'article'
  /** A case's practice area, or an article's category. */
  topic: string
  /** What is drawn, in words. */
  alt: string
  /** The heading that is drawn; that of its kind by default. */
  heading?: string
}

/** The categories whose pages have share images of their own. */
const shareTopics: readonly ShareTopic[] = [
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
const getTopicImageName = (image: string, topic: string) =>
  `${image}-${topic.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** What each picture shows, in words, by the name of its file. */
export const shareImages: ReadonlyMap<string, string> = new Map([
  ...Object.entries(kindImages),
  ...shareTopics.map(({ image, topic, alt, heading }): [string, string] => [
    getTopicImageName(image, topic),
    `${alt} in a lit doorway, beside the words “${heading ?? kindHeadings[image]}”`,
  ]),
])

/** The picture of a kind of page, or of a topic of it that has its own: its file's name, and what it shows. */
export function findShareImage(image: PageImage, topic?: string): { name: string; alt: string } {
  const topicName = topic === undefined ? '' : getTopicImageName(image, topic)
  const alt = shareImages.get(topicName)
  return alt ? { name: topicName, alt } : { name: image, alt: kindImages[image] }
}

/** Serves them to any site that shows a link to us. */
export function createShareImages(): RequestHandler[] {
  return [
    (_request, response, next) => {
      response.set('cross-origin-resource-policy', 'cross-origin')
      next()
    },
    express.static(path.join(import.meta.dirname, 'share'), {
      index: false,
      redirect: false,
      maxAge: '30d',
    }),
    (_request, response) => {
      response.status(404).set('cache-control', 'no-cache').type('text').send('There is no such picture.')
    },
  ]
}
