/** Constitution Versions. */

import { constitutionVersion } from '@access/content/constitution/constitution-version.rules'
import { formatShortDate } from '@access/kit'
import { useQuery } from 'urql'
import { Badge } from '../components/Badge.tsx'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import { FileField } from '../management/fields/files/FileField.tsx'
import { DayField, LongField, TextField } from '../management/fields/index.tsx'
import { FlagCell } from '../management/list/RowSwitch.tsx'
import { createManagement } from '../management/Management.tsx'
import * as documents from './constitution.generated.ts'
import { ConstitutionInForceDocument, type ConstitutionVersionRowFragment } from './constitution.generated.ts'

export default createManagement({
  path: 'constitution',
  title: 'Constitution Versions',
  noun: 'constitution version',
  empty: 'No constitution versions yet. Create your first one!',
  queries: collectQueries('ConstitutionVersion', documents),
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

const context = { additionalTypenames: ['ConstitutionVersion'] }

/** Whether a version is the one in force, or one that will be; nothing for those that others have replaced. */
function VersionStatus({ version: { id, effectiveDate } }: { version: ConstitutionVersionRowFragment }) {
  const [{ data }] = useQuery({ query: ConstitutionInForceDocument, variables: {}, context })
  if (!data) return null
  if (data.inForce?.id === id) return <Badge tone="moss">In force</Badge>
  if (!data.inForce || effectiveDate > data.inForce.effectiveDate) return <Badge tone="sky">To come</Badge>
  return null
}

function Pdf({ version: { versionNumber, pdfUrl } }: { version: ConstitutionVersionRowFragment }) {
  if (!pdfUrl) return 'None'
  return (
    <a href={pdfUrl} target="_blank" rel="noopener">
      Open <span className="sr">the PDF of version {versionNumber} (in a new tab)</span>
    </a>
  )
}

/** The fields of a version of the constitution. */
function ConstitutionVersionForm() {
  return (
    <>
      <TextField name="versionNumber" label="Version" hint="Like 5.0" />
      <DayField name="effectiveDate" label="Effective date" hint="In force from this day" />
      <FileField
        kind="pdf"
        name="pdfUrl"
        label="PDF"
        hint="Upload it, drop it here, or write its address. Without one, visitors can ask for the text."
      />
      <LongField name="changes" label="What it changes" rows={4} hint="Shown in the version history" />
    </>
  )
}
