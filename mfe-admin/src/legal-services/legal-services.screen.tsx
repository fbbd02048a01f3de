/** Services Management. */
import { legalService } from '@access/content/legal-services/legal-service.rules'
import { defineManagement } from '../management/definition/definition.ts'
import { createValueFilter } from '../management/definition/filters.ts'
import { Management } from '../management/Management.tsx'
import { defaultValues } from './default-values.ts'
import { IconName } from './IconName.tsx'
import { LegalServiceForm } from './LegalServiceForm.tsx'
import { legalServiceQueries } from './legal-services.queries.ts'

export const legalServices = defineManagement({
  path: 'services',
  title: 'Services Management',
  noun: 'service',
  addLabel: 'Add service',
  empty: 'No services yet. Create your first one!',
  queries: legalServiceQueries,
  rules: legalService,
  defaultValues,
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

export default function LegalServicesScreen() {
  return <Management definition={legalServices} />
}
