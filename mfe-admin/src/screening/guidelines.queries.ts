/** The operations of the poverty guidelines. */
import type {
  PovertyGuidelineInput,
  ScreeningPolicyInput,
} from '@access/requests/casework/screening/guideline.rules'
import { gql } from 'urql'

/** A year's guideline for a region, in dollars a year. */
export type Guideline = PovertyGuidelineInput & {
  id: string
  version: number
  /** When and by whom it was compared with the published figures. */
  checkedAt: string | null
  checkedBy: string | null
}

/** Our own limits, in percent of the guideline. */
export type Policy = ScreeningPolicyInput & { id: string; version: number }

type IdVariables = { id: string }
/** With optimistic locking: a mutation fails when another version is stored. */
type VersionedVariables = IdVariables & { version: number | null }
type GuidelineData = { guideline: Guideline }

const guidelineFields = gql`
  fragment GuidelineFields on PovertyGuideline {
    id version year region onePerson eachAdditionalPerson effectiveFrom source checkedAt checkedBy
  }
`

const policyFields = gql`
  fragment PolicyFields on ScreeningPolicy {
    id version ceiling exceptions region
  }
`

export const guidelinesQuery = gql<
  { guidelines: Guideline[]; currentGuideline: Guideline | null; policy: Policy },
  Record<string, never>
>`
  query PovertyGuidelines {
    guidelines: povertyGuidelines { ...GuidelineFields }
    currentGuideline { ...GuidelineFields }
    policy: screeningPolicy { ...PolicyFields }
  }
  ${guidelineFields}
  ${policyFields}
`

export const createGuidelineMutation = gql<GuidelineData, { input: PovertyGuidelineInput }>`
  mutation CreatePovertyGuideline($input: PovertyGuidelineInput!) {
    guideline: createPovertyGuideline(input: $input) { ...GuidelineFields }
  }
  ${guidelineFields}
`

export const updateGuidelineMutation = gql<
  GuidelineData,
  VersionedVariables & { input: PovertyGuidelineInput }
>`
  mutation UpdatePovertyGuideline($id: ID!, $input: PovertyGuidelineInput!, $version: Int) {
    guideline: updatePovertyGuideline(id: $id, input: $input, version: $version) { ...GuidelineFields }
  }
  ${guidelineFields}
`

export const deleteGuidelineMutation = gql<GuidelineData, IdVariables>`
  mutation DeletePovertyGuideline($id: ID!) {
    guideline: deletePovertyGuideline(id: $id) { ...GuidelineFields }
  }
  ${guidelineFields}
`

export const checkGuidelineMutation = gql<GuidelineData, VersionedVariables>`
  mutation CheckPovertyGuideline($id: ID!, $version: Int) {
    guideline: checkPovertyGuideline(id: $id, version: $version) { ...GuidelineFields }
  }
  ${guidelineFields}
`

export const setPolicyMutation = gql<
  { policy: Policy },
  { input: ScreeningPolicyInput; version: number | null }
>`
  mutation SetScreeningPolicy($input: ScreeningPolicyInput!, $version: Int) {
    policy: setScreeningPolicy(input: $input, version: $version) { ...PolicyFields }
  }
  ${policyFields}
`
