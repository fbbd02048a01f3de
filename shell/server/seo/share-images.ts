/** The pictures beside a link to one of our pages: each is drawn as SVG and sent as the PNG beside it. */
import path from 'node:path'
import type { PageImage } from '@access/kit'
import express, { type RequestHandler } from 'express'
import { getTopicImageName, shareTopics } from './share-topics.ts'

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
