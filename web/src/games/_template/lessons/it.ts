import type { Texts } from './index';

export const it: Texts = {
    swim: {
        title: 'Fino al mare',
        about: 'Conchiglie, caselle e come si vince.',
        steps: {
            sea: {
                say: 'Due lontre corrono verso il mare. Scegli il mare.',
                hint: 'Il mare è l’ultima casella.',
                done: 'È lì che vogliono andare entrambe.',
            },
            far: {
                say: 'Gioca la conchiglia che porta più lontano.',
                hint: 'Scegli una conchiglia accanto al tabellone.',
                done: 'Il numero di una conchiglia è il numero di caselle.',
                hints: { short: 'Si può, ma un’altra porta più lontano.' },
            },
            room: {
                say: 'Quale conchiglia si può giocare?',
                hint: 'Conta le caselle fino all’altra lontra.',
                done: 'Due lontre non stanno mai sulla stessa casella.',
                answers: { one: 'Conchiglia 1', three: 'Conchiglia 3' },
            },
            win: {
                say: 'Vinci la corsa.',
                hint: 'Conta le caselle fino al mare.',
                done: 'Vince la prima lontra che arriva al mare.',
                hints: { near: 'Ci si ferma appena prima del mare.' },
            },
        },
    },
};
