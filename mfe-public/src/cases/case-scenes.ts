/** The scenes of cases, by practice area: the names of drawings, each in a place of its own. */
import { findScenes, type SceneItem } from '../components/drawings/choose-scene.ts'

export const caseScenes: Record<string, readonly string[]> = {
  'Housing Rights': ['house', 'keys', 'document', 'envelopes', 'open-door', 'parent-and-child'],
  Employment: ['payslip', 'clipboard', 'two-at-table', 'hourglass', 'envelopes', 'file-box'],
  'Family Law': ['cups', 'parent-and-child', 'two-at-table', 'calendar', 'house', 'envelopes'],
  Immigration: ['suitcase', 'globe', 'parent-and-child', 'document', 'bench', 'envelopes'],
  'Criminal Defense': ['microphone', 'two-at-table', 'file-box', 'open-door', 'bench', 'document'],
  'Civil Rights': ['placards', 'megaphone', 'group', 'wheelchair', 'book', 'microphone'],
}

export const toSceneItem = ({ id, category }: { id: string; category: string }): SceneItem => ({
  key: id,
  scenes: findScenes(caseScenes, category),
})
