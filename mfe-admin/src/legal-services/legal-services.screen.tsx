/** Services Management. */
import { legalService } from '@access/content/legal-services/legal-service.rules'
import { definition } from '../management/definition.ts'
import { byWords } from '../management/filters.ts'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents } from './documents.ts'
import { IconName } from './IconName.tsx'
import { LegalServiceForm } from './LegalServiceForm.tsx'

export const legalServices = definition({
  path: 'services',
  title: 'Services Management',
  noun: 'service',
  addLabel: 'Add service',
  empty: 'No services yet. Create your first one!',
  documents,
  rules: legalService,
  blank,
  Form: LegalServiceForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Icon: ({ icon }) => <IconName icon={icon} />,
    Order: ({ displayOrder }) => displayOrder,
  },
  sorts: { Title: 'title', Category: 'category', Order: 'displayOrder' },
  filters: [byWords('category', 'By category')],
})

export default function LegalServicesScreen() {
  return <Management definition={legalServices} />
}
