/** Fills a text of a page that can have no marks in it, as a title or a description. */
import { bracketGaps } from '@access/content/static-pages/omit-gaps.rules'
import { fillOfficePlaceholders, type Office } from '@access/kit'

/** The office's placeholders are filled, and gaps stand in brackets. */
export const fillText = (office: Office, text: string) => bracketGaps(fillOfficePlaceholders(office, text))
