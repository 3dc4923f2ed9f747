import { opensWell } from './opened.ts'
import { DIALOGS } from './openings.ts'
import { DESK } from './window.ts'

opensWell('Dialogs on a desk', DESK, DIALOGS)
