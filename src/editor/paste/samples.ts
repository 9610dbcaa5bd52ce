/** What programs put into the clipboard, cut down to their manners. */
export const samples = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:v="urn:schemas-microsoft-com:vml"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=DE><!--StartFragment-->
<p class=MsoTitle>Nachts am Kai<o:p></o:p></p>
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Anfahrt<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Mit der Bahn</b> bis
<i>Ostkai</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Linie 4<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Bus 12<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/Temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=604 height=340 src="file:///C:/Temp/image001.png" alt="Der Kai bei Nacht" v:shapes="_x0000_i1025"><![endif]></p>
<h2>Zu Fuß<o:p></o:p></h2>
<p class=MsoNormal><a href="https://www.ostkai.example/plan">Plan</a><o:p></o:p></p>
<!--EndFragment--></body></html>`,
  googleDocs: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f1c2d3e"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Programm</span></h2><p dir="ltr"><span style="font-weight:400;">Ein </span><span style="font-weight:700;">großer</span><span style="font-weight:400;"> Abend</span></p><p dir="ltr"><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" alt="Orchester"></span></p><h3 dir="ltr"><span style="font-weight:400;">Besetzung</span></h3><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Brahms</span></p></li></ul></b><br class="Apple-interchange-newline">`,
  pages: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica}</style></head><body>
<p class="p1"><b>Saalplan</b></p><p class="p2"><br></p><p class="p1">Reihe 1 bis 12</p><ul class="ul1"><li class="li1"><span class="s1"></span>Parkett</li><li class="li1">Rang</li></ul></body></html>`,
  web: `<meta charset='utf-8'><article style="color: rgb(0, 0, 0)"><h1>Titel</h1><p>Ein <a href="/de/besuch" onclick="alert(1)">Link</a>.</p><figure><picture><source srcset="x.avif"><img src="https://haus.example/bild.jpg" alt="Saal &quot;Groß&quot;" onerror="alert(1)"></picture><figcaption>Foto: X</figcaption></figure><img src="https://haus.example/zaehler.gif" width="1" height="1"><p>Ende<script>alert(1)</script></p><ul><li><h4>Im Punkt</h4><img src="https://haus.example/klein.png"></li></ul></article>`,
  wordTable: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=DE><!--StartFragment--><p class=MsoNormal>Der Abend<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;border:none'><thead><tr style='mso-yfti-firstrow:yes'>
<td width=201 valign=top><p class=MsoNormal><b>Tag<o:p></o:p></b></p></td><td width=201><p class=MsoNormal><b>Beginn<o:p></o:p></b></p></td><td width=201><p class=MsoNormal><b>Ort<o:p></o:p></b></p></td></tr></thead>
<tr><td rowspan=2><p class=MsoNormal>Freitag<o:p></o:p></p></td><td><p class=MsoNormal>19.30<o:p></o:p></p></td><td><p class=MsoNormal>Großer Saal<br>Rang <a href="https://www.ostkai.example/plan">Plan</a><o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>22.00<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table><p class=MsoNormal>Danach<o:p></o:p></p><!--EndFragment--></body></html>`,
  excel: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style>td{mso-style-parent:style0}</style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=4>
<tr height=20><td colspan=3 height=20 class=xl65>Preise 2026</td><td class=xl66></td></tr>
<tr height=20><td>Bereich</td><td>Normal</td><td>Ermäßigt</td><td></td></tr>
<tr height=20><td>Parkett</td><td align=right x:num="68">68,00 €</td><td align=right>48,00 €</td><td></td></tr>
<tr height=20><td>Stehplatz</td><td align=right>12,00 €</td><td></td><td></td></tr><tr height=20><td></td><td></td><td></td><td></td></tr><!--EndFragment--></table></body></html>`,
  googleSheets: `<meta name="generator" content="Sheets"/><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><google-sheets-html-origin/><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" style="table-layout:fixed" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;">Linie</td><td style="font-weight:bold;">Halt</td></tr><tr><td data-sheets-value="{}">4</td><td>Ostkai<br/>Steg</td></tr></tbody></table>`,
};
