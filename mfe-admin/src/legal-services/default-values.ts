import type { LegalServiceDraft } from './legal-services.queries.ts'

/** A new service, shown with the icon of any other. */
export const defaultValues: LegalServiceDraft = {
  title: '',
  category: '',
  description: '',
  icon: null,
  eligibility: null,
  howToApply: null,
  displayOrder: 0,
}
