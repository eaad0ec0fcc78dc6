/**
 * Verbs of commands by their infinitives: English | German | Spanish | French | Japanese, several by "/". Spanish ones whose vowel
 * changes have their second stem behind ":". Chinese verbs have one form and have a table of their own.
 */
export const commandVerbRows = `
show|anzeigen/zeigen/einblenden/darstellen|mostrar:muestr/enseñar:enseñ/visualizar/desplegar:despliegu|afficher/montrer/visualiser|見せる/表示する
hide|ausblenden/verstecken/verbergen/wegblenden|ocultar/esconder/tapar|masquer/cacher|隠す/非表示にする
select|auswählen/markieren/selektieren/anwählen|seleccionar/marcar/elegir:elig/escoger|sélectionner/choisir/cocher|選ぶ/選択する
find|finden/suchen/raussuchen/heraussuchen|buscar/encontrar:encuentr/hallar/localizar|trouver/chercher/rechercher/repérer|探す/見つける/検索する
list|auflisten/aufzählen/auflistet|listar/enumerar|lister/énumérer|挙げる/一覧にする/リストする/列挙する
color|färben/einfärben/anmalen/malen/kolorieren/anstreichen|colorear/pintar/teñir:tiñ|colorier/colorer/peindre/teindre|塗る/色を付ける/色をつける/着色する
make|machen|poner/hacer/dejar/volver:vuelv|mettre/rendre/faire/passer|する
highlight|hervorheben/highlighten/betonen|resaltar/destacar|surligner/souligner|強調する/強調表示する/ハイライトする/目立たせる
delete|löschen/entfernen/rauswerfen/rausschmeißen/wegwerfen/wegmachen/wegnehmen/tilgen/streichen
  |eliminar/borrar/quitar/suprimir|supprimer/effacer/enlever/retirer/virer|消す/削除する/消去する/取り除く/除く
add|hinzufügen/ergänzen/erstellen/einfügen/anlegen/erzeugen|añadir/agregar/crear/insertar|ajouter/créer/insérer|追加する/加える/足す/作る
connect|verbinden/verknüpfen/verlinken|conectar/enlazar/unir/vincular|relier/connecter/lier|つなぐ/つなげる/繋ぐ/繋げる/結ぶ/接続する
disconnect|trennen|desconectar|déconnecter|切り離す
rename|umbenennen|renombrar|renommer/rebaptiser|改名する
set|setzen/ändern/abändern/festlegen|cambiar/establecer/actualizar/modificar/fijar|changer/modifier|変える/変更する/設定する/更新する
arrange|anordnen/ordnen/ausrichten/aufstellen|ordenar/organizar/disponer/colocar/acomodar
  |disposer/organiser/ranger/placer/arranger|並べる/配置する/整列する/レイアウトする
group|gruppieren/zusammenfassen|agrupar|grouper/regrouper|まとめる/グループ化する
sort|sortieren|clasificar|trier/classer|並べ替える/ソートする
count|zählen/durchzählen|contar:cuent|compter/dénombrer|数える
compare|vergleichen|comparar|comparer|比べる/比較する
enlarge|vergrößern|agrandar/aumentar/ampliar|agrandir/grossir/élargir|拡大する
shrink|verkleinern|reducir/achicar/encoger|réduire/rapetisser/rétrécir/diminuer|縮小する
undo|rückgängigmachen/zurücknehmen|deshacer/revertir|annuler/défaire|戻す/取り消す
redo|wiederholen/wiederherstellen|rehacer|refaire/rétablir|やり直す
reset|zurücksetzen|restablecer/reiniciar|réinitialiser|リセットする
zoom to|heranzoomen/zoomen/fokussieren/zentrieren|enfocar/centrar/acercar|zoomer/centrer/cadrer|ズームする/注目する
remember|merken/abspeichern|guardar|enregistrer/sauvegarder|保存する
calculate|berechnen/ausrechnen/rechnen|calcular|calculer|計算する
`;
