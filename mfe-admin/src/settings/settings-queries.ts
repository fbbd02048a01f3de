/** The operations on the settings. */
import { UpdateOrganisationDocument } from './settings.generated.ts'

// The office is there from the first start, and who saves it for the first time does the same as everyone after.
export const settingsQueries = {
  typename: 'Organisation',
  create: UpdateOrganisationDocument,
  update: UpdateOrganisationDocument,
}
