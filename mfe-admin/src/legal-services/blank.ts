import type { LegalServiceDraft } from './documents.ts'

/** A new service, shown with the icon of any other. */
export const blank: LegalServiceDraft = {
  title: '',
  category: '',
  description: '',
  icon: null,
  eligibility: null,
  howToApply: null,
  displayOrder: 0,
}
