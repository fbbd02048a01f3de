/** The texts of fixed pages as they are shown: the office's placeholders filled, cut into their parts. */

import { bracketGaps } from '@access/content/static-pages/omit-gaps.rules'
import {
  getPlainText,
  parseStaticText,
  type StaticTextBlock,
} from '@access/content/static-pages/static-text.rules'
import { fillOfficePlaceholders, type Office, useOffice } from '@access/kit'
import { useMemo } from 'react'

/** What of a page is needed here. */
type PageSource = { title: string; text: string | null }

/** The parts of a text that a page shows in different places. */
export type PageText = {
  title: string
  lead: string
  rest: StaticTextBlock[]
  contents: { id: string; text: string }[]
}

type Options = {
  /** Those that the contents list. */
  headingLevels?: readonly number[]
  /** Fills what this page alone can. */
  fill?: (text: string) => string
}

const topLevel = [2]
const fillNothing = (text: string) => text

/** The text of a fixed page, cut into its parts. */
export function usePageText(
  { title, text }: PageSource,
  { headingLevels = topLevel, fill = fillNothing }: Options = {},
): PageText {
  const office = useOffice()
  return useMemo(() => {
    const source = fill(fillOfficePlaceholders(office, text ?? ''))
    return buildPageText(fillText(office, title), source, headingLevels)
  }, [office, title, text, fill, headingLevels])
}

function buildPageText(title: string, source: string, headingLevels: readonly number[]): PageText {
  const [first, ...others] = parseStaticText(source)
  const hasLead = first?.kind === 'paragraph'
  const rest = first && !hasLead ? [first, ...others] : others
  const contents = rest.flatMap((block) =>
    block.kind === 'heading' && headingLevels.includes(block.level)
      ? [{ id: block.id, text: block.text }]
      : [],
  )
  return { title, lead: hasLead ? getPlainText(first.runs) : '', rest, contents }
}

/** `Content` is what the rules of the page say; a text that is being written may be none yet. */
export function usePageContent<Content>(json: string | null | undefined): Content | null {
  const office = useOffice()
  return useMemo(() => {
    if (!json) return null
    return JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' ? fillOfficePlaceholders(office, value) : value,
    ) as Content
  }, [office, json])
}

/** The office's placeholders are filled, and gaps stand in brackets. */
export const fillText = (office: Office, text: string) => bracketGaps(fillOfficePlaceholders(office, text))
