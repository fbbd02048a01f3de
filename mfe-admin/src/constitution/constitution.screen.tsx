/** Constitution Versions. */
import { constitutionVersion } from '@access/content/constitution/constitution-version.rules'
import { formatShortDate } from '@access/kit'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import { FlagCell } from '../management/list/FlagCell.tsx'
import { Management } from '../management/Management.tsx'
import { ConstitutionVersionForm } from './ConstitutionVersionForm.tsx'
import {
  AnyConstitutionVersionDocument,
  type ConstitutionVersionRowFragment,
  CreateConstitutionVersionDocument,
  DeleteConstitutionVersionDocument,
  DeleteConstitutionVersionsDocument,
  PageOfConstitutionVersionsDocument,
  UpdateConstitutionVersionDocument,
} from './constitution.generated.ts'
import { VersionStatus } from './VersionStatus.tsx'

export const constitution = defineManagement({
  path: 'constitution',
  title: 'Constitution Versions',
  noun: 'constitution version',
  addLabel: 'Add constitution version',
  empty: 'No constitution versions yet. Create your first one!',
  queries: {
    typename: 'ConstitutionVersion',
    page: PageOfConstitutionVersionsDocument,
    one: AnyConstitutionVersionDocument,
    create: CreateConstitutionVersionDocument,
    update: UpdateConstitutionVersionDocument,
    remove: DeleteConstitutionVersionDocument,
    removeMany: DeleteConstitutionVersionsDocument,
  },
  rules: constitutionVersion,
  defaultValues: buildEmptyDraft(constitutionVersion),
  Form: ConstitutionVersionForm,
  getName: ({ versionNumber }) => versionNumber && `Version ${versionNumber}`,
  columns: {
    Version: (version) => (
      <FlagCell>
        {version.versionNumber}
        <VersionStatus version={version} />
      </FlagCell>
    ),
    'Effective Date': ({ effectiveDate }) => <time className="nowrap">{formatShortDate(effectiveDate)}</time>,
    PDF: (version) => <Pdf version={version} />,
  },
  sortColumns: { 'Effective Date': 'effectiveDate' },
  filters: [],
})

function Pdf({ version: { versionNumber, pdfUrl } }: { version: ConstitutionVersionRowFragment }) {
  if (!pdfUrl) return 'None'
  return (
    <a href={pdfUrl} target="_blank" rel="noopener">
      Open <span className="sr">the PDF of version {versionNumber} (in a new tab)</span>
    </a>
  )
}

export default function ConstitutionScreen() {
  return <Management definition={constitution} />
}
