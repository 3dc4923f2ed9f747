import { heldByKeys } from './keys.ts'
import { DIALOGS } from './openings.ts'
import { DESK } from './window.ts'

heldByKeys('Dialogs by the keyboard', DESK, DIALOGS)
