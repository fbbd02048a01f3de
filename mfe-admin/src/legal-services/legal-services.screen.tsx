/** Services Management. */
import { legalService } from '@access/content/legal-services/legal-service.rules'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import { createValueFilter } from '../management/definition/filters.ts'
import { Management } from '../management/Management.tsx'
import { IconName } from './IconName.tsx'
import { LegalServiceForm } from './LegalServiceForm.tsx'
import {
  AnyLegalServiceDocument,
  CreateLegalServiceDocument,
  DeleteLegalServiceDocument,
  DeleteLegalServicesDocument,
  PageOfLegalServicesDocument,
  UpdateLegalServiceDocument,
} from './legal-services.generated.ts'

export const legalServices = defineManagement({
  path: 'services',
  title: 'Services Management',
  noun: 'service',
  addLabel: 'Add service',
  empty: 'No services yet. Create your first one!',
  queries: {
    typename: 'LegalService',
    page: PageOfLegalServicesDocument,
    one: AnyLegalServiceDocument,
    create: CreateLegalServiceDocument,
    update: UpdateLegalServiceDocument,
    remove: DeleteLegalServiceDocument,
    removeMany: DeleteLegalServicesDocument,
  },
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

export default function LegalServicesScreen() {
  return <Management definition={legalServices} />
}
