/** Services Management. */

import { legalService } from '@access/content/legal-services/legal-service.rules'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import { createValueFilter } from '../management/definition/filters.ts'
import { ChoiceField, LongField, NumberField, TextField } from '../management/fields/index.tsx'
import { createManagement } from '../management/Management.tsx'
import { IconField, IconName } from './IconField.tsx'
import * as documents from './legal-services.generated.ts'

export default createManagement({
  path: 'services',
  title: 'Services Management',
  noun: 'service',
  empty: 'No services yet. Create your first one!',
  queries: collectQueries('LegalService', documents),
  rules: legalService,
  defaultValues: buildEmptyDraft(legalService),
  Form: LegalServiceForm,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Icon: ({ icon }) => <IconName icon={icon} />,
    Order: ({ displayOrder }) => displayOrder,
  },
  sortColumns: { Title: 'title', Category: 'category', Order: 'displayOrder' },
  filters: [createValueFilter('category', 'By category')],
})

/** A service's fields, in the order of its card on the site. */
function LegalServiceForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <TextField name="category" label="Category" hint="Like Family Law" />
      <ChoiceField
        name="requestArea"
        label="Area on the request form"
        hint="Where the category is none of yours: the nearest one"
        options={usePracticeAreas('name')}
      />
      <NumberField name="displayOrder" label="Order" hint="Smaller numbers come first" />
      <IconField />
      <LongField name="description" label="Description" rows={4} />
      <LongField name="eligibility" label="Eligibility" rows={3} />
      <LongField name="howToApply" label="How to apply" rows={3} />
    </>
  )
}
