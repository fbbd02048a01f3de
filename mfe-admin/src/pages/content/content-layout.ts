/** How the contents of structured pages are laid out in their forms: sections with fields, and lists of rows. */
import { valueIcons } from '@access/content/static-pages/about.rules'
import type { StructuredSlug } from '@access/content/static-pages/static-page.rules'

export type ContentField =
  | { kind: 'line' | 'text' | 'number'; name: string; label: string }
  | { kind: 'choice'; name: string; label: string; options: readonly string[] }

export type ContentList = {
  name: string
  /** What the list is called, and one of it. */
  label: string
  noun: string
  fields: readonly ContentField[]
  /** Each is one text instead of fields with names. */
  isPlain?: true
  hasFixedLength?: true
}

export type ContentSection = {
  legend: string
  /** The name of the part of the content; without one its fields and its list are those of the whole. */
  part?: string
  fields: readonly ContentField[]
  list?: ContentList
}

const line = (name: string, label: string) => ({ kind: 'line', name, label }) as const
const text = (name: string, label: string) => ({ kind: 'text', name, label }) as const
const number = (name: string, label: string) => ({ kind: 'number', name, label }) as const

const titledText = [line('title', 'Heading'), text('text', 'Text')]
const heading = line('heading', 'Heading')
const introduction = [heading, text('lead', 'Text')]

const about: readonly ContentSection[] = [
  { legend: 'Introduction', fields: [text('lead', 'Beneath the title')] },
  { legend: 'Mission', part: 'mission', fields: titledText },
  { legend: 'Vision', part: 'vision', fields: titledText },
  {
    legend: 'Values',
    part: 'values',
    fields: [heading],
    list: {
      ...{ name: 'items', label: 'Values', noun: 'value' },
      fields: [
        { kind: 'choice', name: 'icon', label: 'Icon', options: valueIcons },
        line('title', 'Value'),
        text('text', 'What it means'),
      ],
    },
  },
  {
    legend: 'History',
    part: 'milestones',
    fields: [heading],
    list: {
      ...{ name: 'items', label: 'Milestones', noun: 'milestone' },
      fields: [number('year', 'Year'), line('title', 'Milestone'), text('text', 'What happened')],
    },
  },
  {
    legend: 'Impact',
    part: 'impact',
    fields: [heading, text('note', 'How the figures are counted')],
    list: {
      ...{ name: 'items', label: 'Figures', noun: 'figure' },
      fields: [line('figure', 'Figure'), line('label', 'What is counted'), text('text', 'How it is counted')],
    },
  },
  {
    legend: 'Awards',
    part: 'awards',
    fields: [heading],
    list: {
      ...{ name: 'items', label: 'Awards', noun: 'award' },
      fields: [
        line('title', 'Award'),
        line('awardedBy', 'Given by'),
        number('year', 'Year'),
        text('text', 'What it was for'),
      ],
    },
  },
  { legend: 'Closing', part: 'closing', fields: titledText },
]

const home: readonly ContentSection[] = [
  {
    legend: 'Top of the page',
    part: 'hero',
    fields: [
      line('badge', 'Above the title'),
      line('heading', 'Title of the page'),
      text('lead', 'Beneath the title'),
      line('reassurance', 'Beneath the buttons'),
    ],
  },
  {
    legend: 'Figures',
    fields: [],
    list: {
      ...{ name: 'figures', label: 'Figures', noun: 'figure' },
      fields: [line('figure', 'Figure'), line('label', 'What is counted')],
    },
  },
  {
    legend: 'Mission',
    part: 'mission',
    fields: [heading, text('text', 'Text')],
    list: {
      ...{ name: 'points', label: 'Points of the mission', noun: 'point' },
      fields: [line('', 'Point')],
      isPlain: true,
    },
  },
  { legend: 'Services', part: 'services', fields: introduction },
  { legend: 'Stories', part: 'stories', fields: introduction },
  { legend: 'Events', part: 'events', fields: introduction },
  { legend: 'News', part: 'news', fields: introduction },
  {
    legend: 'How it works',
    part: 'process',
    fields: [heading, line('promiseLink', 'Link to your promise')],
    list: {
      ...{ name: 'steps', label: 'Steps', noun: 'step' },
      fields: [line('title', 'Step'), text('text', 'What happens'), line('time', 'How long it takes')],
      hasFixedLength: true,
    },
  },
  {
    legend: 'Need help',
    part: 'needHelp',
    fields: [
      heading,
      text('lead', 'Text'),
      line('phoneLine', 'Telephone'),
      line('emergencyLine', 'In an emergency'),
      text('disclaimer', 'When you become their lawyers'),
    ],
  },
]

const faq: readonly ContentSection[] = [
  {
    legend: 'Questions',
    fields: [],
    list: {
      ...{ name: 'questions', label: 'Questions', noun: 'question' },
      fields: [line('question', 'Question'), text('answer', 'Answer')],
    },
  },
]

export const contentLayouts: Record<StructuredSlug, readonly ContentSection[]> = {
  about,
  home,
  'services-faq': faq,
}
