/** The scenes of events: the names of drawings, each in a place of its own. */
export const eventScenes = ['calendar', 'group', 'cups', 'two-at-table', 'megaphone', 'reader', 'open-door']
