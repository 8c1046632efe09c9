import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    auto: 'Ejecutar mientras escribo',
    width: 'Ancho de la vista previa',
    panes: 'Campos',
    result: 'Documento completo',
    console: 'Consola',
    errors: 'Errores',
  },
  choices: { width: { full: 'Completo', '375': '375 px', '768': '768 px', '1280': '1280 px' } },
  placeholders: { input: '<h1>Hola</h1>', css: 'h1 { color: teal }', js: "console.log('Hola')" },
  problems: { tooLong: 'La vista previa admite hasta {limit} caracteres; aquí hay {n}.' },
  notes: {
    escaped:
      'En el CSS o el JavaScript hay un texto que cerraría su elemento en la página; se le añadió una barra invertida, que no cambia nada en cadenas ni comentarios.',
    unclosed: 'Línea {line}, columna {column}: {found} no se cierra nunca.',
    strayEnd: 'Línea {line}, columna {column}: {found} cierra un elemento que no está abierto.',
    overlap: 'Línea {line}, columna {column}: hay elementos cruzados o uno sigue abierto aquí.',
    selfClosed: 'Línea {line}, columna {column}: la barra de {found} no cierra nada; falta la etiqueta de cierre.',
    noDoctype: 'El documento no empieza con <!doctype html>: el navegador lo muestra en modo quirks.',
    oldDoctype: 'Línea {line}, columna {column}: este doctype no es <!doctype html> o no está en su lugar.',
    repeated: 'Línea {line}, columna {column}: la etiqueta ya tiene este atributo; el segundo se ignora.',
    noSpace: 'Línea {line}, columna {column}: falta un espacio entre dos atributos.',
    noValue: 'Línea {line}, columna {column}: después de = falta el valor del atributo.',
    attribute: 'Línea {line}, columna {column}: este carácter no puede estar aquí. ¿Falta una comilla?',
    entity: 'Línea {line}, columna {column}: no hay ningún carácter llamado {found}. Un & suelto se escribe &amp;.',
    semicolon: 'Línea {line}, columna {column}: una referencia de carácter termina en punto y coma.',
    tagName:
      'Línea {line}, columna {column}: el nombre de una etiqueta empieza por letra. Un < suelto se escribe &lt;.',
    tagCut: 'Línea {line}, columna {column}: el texto acaba dentro de una etiqueta: falta un >.',
    comment: 'Línea {line}, columna {column}: un comentario se escribe <!-- así -->.',
    textCut: 'Línea {line}, columna {column}: el texto acaba antes de que se cierre su elemento.',
    otherFault: 'Línea {line}, columna {column}: el estándar HTML lo llama «{code}».',
    moreFaults: 'Otros problemas de HTML: {count}.',
  },
  own: {
    run: 'Ejecutar',
    fullScreen: 'Pantalla completa',
    preview: 'Vista previa',
    waits: 'Este código llegó con un enlace. No se ejecuta hasta que pulses Ejecutar.',
    moreLines: 'La consola muestra las primeras {count} líneas.',
    dropped:
      'La página no respondió durante 5 segundos, quizá por un bucle infinito, y se detuvo. «Ejecutar mientras escribo» está desactivado; pulsa Ejecutar para probar otra vez.',
    where: '({pane}, línea {line})',
    draftKept: 'Guardado en este dispositivo',
    draftFull: 'No queda espacio en este dispositivo: guarda el código en un archivo',
    draftDenied: 'Este navegador no deja guardar nada: guarda el código en un archivo',
    elsewhere: 'Otra pestaña abierta cambió este código. Se conservan los dos.',
    earlier: 'Recuperar mi código anterior',
  },
} satisfies Translation<typeof en>;
